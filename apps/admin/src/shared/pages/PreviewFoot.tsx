import './preview-foot.css'
import type { ReactNode } from 'react'

interface Props {
  /** What follows, told again when it changes. */
  says: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Below a preview, always in sight: what follows, and the one button that does it. */
export const PreviewFoot = ({ says, children }: Props) => (
  <footer className="preview-foot">
    <div className="preview-foot__says" aria-live="polite">
      {says}
    </div>
    {children}
  </footer>
)
