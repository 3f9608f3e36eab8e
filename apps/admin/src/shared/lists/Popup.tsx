import './popup.css'
import Popover from '@mui/material/Popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../deeds/Button.tsx'

type Props = { label: string; icon: ReactElement; children: (close: () => void) => ReactNode }

/** A button that opens a small window beneath it, which Esc or a click beside it closes. */
export const Popup = ({ label, icon, children }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button label={label} aria-haspopup="dialog" onClick={event => setAnchor(event.currentTarget)}>
        {icon}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'popup' } }}
      >
        {children(close)}
      </Popover>
    </>
  )
}
