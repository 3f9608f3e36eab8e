import type { ReactNode } from 'react'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Sheet } from '../../shared/ui/Sheet.tsx'
import { NeedsNetwork } from './NeedsNetwork.tsx'

type Props = { title: string; onClose: () => void; children: (close: () => void) => ReactNode }

/** A sheet in which one thing is changed. */
export const FormSheet = ({ title, onClose, children }: Props) => (
  <Sheet label={title} onClose={onClose}>
    {close => (
      <>
        <div className="sheet-head">
          <h1 className="sheet-head__name" tabIndex={-1} data-page-title>
            {title}
          </h1>
          <IconButton icon="close" look="round" label="Schließen" onClick={close} />
        </div>
        <NeedsNetwork />
        {children(close)}
      </>
    )}
  </Sheet>
)
