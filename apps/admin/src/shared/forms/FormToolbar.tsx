import './form-toolbar.css'
import { SaveButton, Toolbar } from 'react-admin'
import { DeleteRecord, type Deletion } from '../deeds/DeleteRecord.tsx'

type Props = {
  save: string
  /** What is asked before the record is deleted; without it there is no such button. */
  remove?: Deletion
  /** A new record may be saved as it stands. */
  isNew?: boolean
}

/** The foot of a form: saving, and at the other end deleting. */
export const FormToolbar = ({ save, remove, isNew = false }: Props) => (
  <Toolbar className="form-toolbar">
    <SaveButton label={save} alwaysEnable={isNew} />
    {remove && <DeleteRecord {...remove} />}
  </Toolbar>
)
