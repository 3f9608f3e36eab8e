import { LinkBase } from 'react-admin'

type Props = {
  area: string
  /** What the new one begins with; nothing is written before its form is saved. */
  fields: object
  children: string
}

/** The form of a new record that is filled in like this one. */
export const Duplicate = ({ area, fields, children }: Props) => (
  <LinkBase to={`/${area}/create`} state={{ record: fields }}>
    {children}
  </LinkBase>
)
