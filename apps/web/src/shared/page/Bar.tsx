import type { ReactNode } from 'react'
import './bar.css'

type Props = {
  /** The button that leads back, or opens the menu. */
  start?: ReactNode
  /** What else can be done with the page. */
  end?: ReactNode
  /** Between them: `BarTitle` or `LargeTitle`; nothing where the title stands in the page. */
  children?: ReactNode
}

/** What stands above a page: a button, the title, the actions. */
export const Bar = ({ start, end, children }: Props) => (
  <div className="bar">
    <div className="bar__buttons">{start}</div>
    {children}
    {end && <div className="bar__buttons bar__buttons--end">{end}</div>}
  </div>
)

/** The one heading of a page, in its bar, and a line beneath it. */
export const BarTitle = ({ children, line }: { children: string; line?: ReactNode }) => (
  <div className="bar__title">
    <h1 className="page-title" tabIndex={-1} data-page-title>
      {children}
    </h1>
    {line && <p className="page-title__line">{line}</p>}
  </div>
)
