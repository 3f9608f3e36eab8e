import { useIonRouter } from '@ionic/react'
import { paths } from '../../paths.ts'
import { RegisterForm } from './RegisterForm.tsx'

export const RegisterScreen = () => {
  const router = useIonRouter()
  return <RegisterForm onCreated={() => router.push(paths.registerSuccess, 'forward', 'replace')} />
}
