import { failureText } from '@tafelrunde/client/failures'
import {
  DeleteWithConfirmButton,
  type DeleteWithConfirmButtonProps,
  SaveButton,
  Toolbar,
  useNotify,
} from 'react-admin'
import './form-toolbar.css'

type Props = {
  save: string
  /** What is asked before the record is deleted; without it there is no such button. */
  remove?: Pick<DeleteWithConfirmButtonProps, 'confirmTitle' | 'confirmContent' | 'redirect'>
  /** A new record may be saved as it stands. */
  isNew?: boolean
}

/** The foot of a form: saving, and at the other end deleting. */
export const FormToolbar = ({ save, remove, isNew = false }: Props) => {
  const notify = useNotify()
  const onError = (failure: unknown) => notify(failureText(failure), { type: 'error' })
  return (
    <Toolbar className="form-toolbar">
      <SaveButton label={save} alwaysEnable={isNew} />
      {remove && (
        <DeleteWithConfirmButton {...remove} mutationMode="pessimistic" mutationOptions={{ onError }} />
      )}
    </Toolbar>
  )
}
