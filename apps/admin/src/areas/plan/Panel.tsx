import Drawer from '@mui/material/Drawer'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { type ReactNode, useId } from 'react'
import { IconButtonWithTooltip } from 'react-admin'
import css from './panel.module.css'

type Props = { title: string; note: string; close: () => void; children: ReactNode; foot: ReactNode }

/** A panel at the right edge: head and foot stay, what is between scrolls. */
export const Panel = ({ title, note, close, children, foot }: Props) => {
  const heading = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: { className: String(css['panel']), role: 'dialog', 'aria-labelledby': heading },
      }}
    >
      <header className={css['panel__head']}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p>{note}</p>
        </div>
        <IconButtonWithTooltip label="Schließen" onClick={close}>
          <Icon name="close" size={22} />
        </IconButtonWithTooltip>
      </header>
      <div className={css['panel__body']}>{children}</div>
      <footer className={css['panel__foot']}>{foot}</footer>
    </Drawer>
  )
}
