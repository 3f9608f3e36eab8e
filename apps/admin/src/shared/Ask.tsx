import './ask.css'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { Button } from 'react-admin'

type Props = {
  /** What is to be done: the title, and on the button that does it. */
  title: string
  isOpen: boolean
  /** It is still being found out what follows. */
  isLoading?: boolean
  /** Why it cannot be done; then it can only be read. */
  refusal?: string | undefined
  /** What follows from it. */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done and says what follows from it, or why it cannot be done. */
export const Ask = ({ title, isOpen, isLoading = false, refusal, children, onConfirm, onClose }: Props) => {
  const heading = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <div role="status" className="ask__text">
          {isLoading ? 'Einen Moment …' : (refusal ?? children)}
        </div>
      </DialogContent>
      <DialogActions>
        <Button label={refusal ? 'Schließen' : 'Abbrechen'} onClick={onClose} />
        {!refusal && <Button variant="contained" label={title} disabled={isLoading} onClick={onConfirm} />}
      </DialogActions>
    </Dialog>
  )
}
