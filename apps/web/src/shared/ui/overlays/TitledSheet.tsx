import type { ReactNode } from 'react'
import '../heading.css'
import { IconButton } from '../buttons/IconButton.tsx'
import { Sheet } from './Sheet.tsx'

type Props = { title: string; onClose: () => void; children: (close: () => void) => ReactNode }

/** A sheet with its title and × above what it holds. */
export const TitledSheet = ({ title, onClose, children }: Props) => (
  <Sheet label={title} onClose={onClose}>
    {close => (
      <>
        <div className="sheet-head">
          <h1 className="heading" tabIndex={-1} data-page-title>
            {title}
          </h1>
          <IconButton icon="close" look="round" label="Schließen" onClick={close} />
        </div>
        {children(close)}
      </>
    )}
  </Sheet>
)
