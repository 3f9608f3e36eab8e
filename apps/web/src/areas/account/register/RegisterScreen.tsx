import { paths } from '../../../paths.ts'
import { useGo } from '../../../shared/page/useGo.ts'
import { RegisterForm } from './RegisterForm.tsx'

export const RegisterScreen = () => {
  const { insteadTo } = useGo()
  return <RegisterForm onCreated={() => insteadTo(paths.registerSuccess)} />
}
