import type { ReactNode } from 'react'
import { Create, SimpleForm } from 'react-admin'
import { FormToolbar } from '../forms/FormToolbar.tsx'
import { type Saved, useSaved } from '../forms/useSaved.ts'
import { PageTitle } from './PageTitle.tsx'
import { WayBack } from './WayBack.tsx'

type Props = {
  area: string
  /** The list that it will be in. */
  label: string
  title: string
  save?: string
  usual?: object
  pathOf?: (record: Saved) => string
  children: ReactNode
}

/** The form of a new record. */
export const AreaCreate = ({
  area,
  label,
  title,
  save = 'Anlegen',
  usual = {},
  pathOf = ({ id }) => `/${area}/${id}/show`,
  children,
}: Props) => {
  const onSuccess = useSaved(pathOf)
  return (
    <div className="show-page form-page">
      <WayBack to={`/${area}`}>{label}</WayBack>
      <Create title={<PageTitle>{title}</PageTitle>} mutationOptions={{ onSuccess }}>
        <SimpleForm defaultValues={usual} warnWhenUnsavedChanges toolbar={<FormToolbar save={save} isNew />}>
          {children}
        </SimpleForm>
      </Create>
    </div>
  )
}
