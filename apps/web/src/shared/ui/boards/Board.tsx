import type { ReactNode } from 'react'
import './board.css'
import { ChalkTable } from './ChalkTable.tsx'

interface Props {
  /**
   * card: on the page; head: the top of the page, full width, runs under the status bar;
   * welcome: a head with the whole table, its content in the middle of it.
   */
  kind?: 'card' | 'head' | 'welcome'
  /** Where at the table the yellow seat is: its angle in degrees, clockwise from the top. */
  seat?: number
  children: ReactNode
}

/** The green board: at most one per screen, for the one thing that matters. */
export const Board = ({ kind = 'card', seat = kind === 'welcome' ? 36 : 216, children }: Props) => (
  <div className={`board board--${kind}`}>
    <ChalkTable yellow={seat} />
    <div className="board__content">{children}</div>
  </div>
)

/** The board's first row: a date tile, beside it a chip and a line. */
export const BoardHead = ({ tile, children }: { tile: ReactNode; children: ReactNode }) => (
  <div className="board__head">
    {tile}
    <div className="board__head-text">{children}</div>
  </div>
)

/** `page`: this is the page's heading (on a head), focused after navigation. */
export const BoardTitle = ({ children, page = false }: { children: ReactNode; page?: boolean }) =>
  page ? (
    <h1 className="board__title" tabIndex={-1} data-page-title>
      {children}
    </h1>
  ) : (
    <h2 className="board__title">{children}</h2>
  )
