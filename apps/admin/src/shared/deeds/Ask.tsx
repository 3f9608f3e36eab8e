import './ask.css'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'

type Props = {
  /** What is to be done: „Raum löschen“. */
  title: string
  /** On the button that does it, where that is shorter. */
  verb?: string
  isOpen: boolean
  /** It is still being found out what follows. */
  isLoading?: boolean
  /** It is being done. */
  isBusy?: boolean
  /** Why it cannot be done; then it can only be read. */
  refusal?: string | undefined
  /** What follows from it. */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done and says what follows from it, or why it cannot be done. */
export const Ask = ({
  title,
  verb = title,
  isOpen,
  isLoading,
  isBusy = false,
  refusal,
  children,
  onConfirm,
  onClose,
}: Props) => {
  const heading = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        {/* What comes a moment later is read out. */}
        <div role={isLoading === undefined ? undefined : 'status'} className="ask__text">
          {isLoading ? 'Einen Moment …' : (refusal ?? children)}
        </div>
      </DialogContent>
      <DialogActions>
        <Button label={refusal ? 'Schließen' : 'Abbrechen'} onClick={onClose} />
        {!refusal && (
          <Button
            variant="contained"
            label={verb}
            disabled={isLoading || isBusy}
            onClick={() => onConfirm()}
          />
        )}
      </DialogActions>
    </Dialog>
  )
}
