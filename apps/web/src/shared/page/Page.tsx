import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { later } from '../code/later.tsx'
import { useFirstViewOver } from '../first-view/firstView.ts'
import { useOnline } from '../queries/online.ts'
import { queryClient } from '../queries/query.ts'
import './page.css'
import { Board, BoardTitle } from '../ui/boards/Board.tsx'
import { ChalkTable } from '../ui/boards/ChalkTable.tsx'
import { LargeTitle } from '../ui/boards/LargeTitle.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { OfflineBar } from '../ui/states/OfflineBar.tsx'
import { Bar, BarTitle } from './Bar.tsx'
import { openMenu } from './menuOpen.ts'
import { useGo } from './useGo.ts'
import { useInFront } from './useInFront.ts'
import { useTappedRow } from './useTappedRow.ts'

type Props = {
  /** Long words say with soft hyphens where they may break, for browsers that do not know German. */
  title: string
  /** The title with its chalk stroke: roots of tabs and register; or only where the menu stands beside the page. */
  large?: boolean | 'wide'
  subtitle?: ReactNode
  /** Where the back button leads when nothing was seen before; without it there is the menu button. */
  back?: string
  actions?: ReactNode
  /** Stays under the bar while the content scrolls: segments, filters. */
  tools?: ReactNode
  /** A green head: the title stands on the board, and this beneath it. */
  board?: ReactNode
  /** Pull to refresh. */
  onRefresh?: () => Promise<unknown>
  /**
   * When what is shown was fetched, or by which query: told while there is no network. A query is only asked then, so that
   * an answer that brings nothing new draws nothing.
   */
  offlineSince?: Date | QueryKey | undefined
  /** Entries that wait to be sent, told beside that. */
  waiting?: number | undefined
  /** Shows how many places are taken, in this event or in all: the numbers follow the server's while it is in front. */
  live?: number | boolean
  /** Stays at the bottom while the content scrolls: the button of a form. */
  foot?: ReactNode
  children?: ReactNode
}

/** Pulling needs a touch: its code (11 kB) waits for one, or until the first content had its time. */
const pullable = new Promise<void>(resolve => {
  window.addEventListener('touchstart', () => resolve(), { once: true, passive: true })
  setTimeout(resolve, 3000)
})
const Refresher = later(async () => {
  await pullable
  return (await import('./Refresher.tsx')).Refresher
})

const seenAt = (of: Date | QueryKey) => {
  if (of instanceof Date) return of
  const at = queryClient.getQueryState(of)?.dataUpdatedAt
  return at ? new Date(at) : undefined
}

// What stands elsewhere, or not at all, beside the menu: the style sheet shows one of the two, as the server knows no width.
export const Narrow = ({ children }: { children: ReactNode }) => <div className="only-narrow">{children}</div>
export const Wide = ({ children }: { children: ReactNode }) => <div className="only-wide">{children}</div>

/** Beside the page the menu is open anyway. */
export const MenuButton = () => (
  <Narrow>
    <IconButton icon="menu" label="Menü" onClick={openMenu} />
  </Narrow>
)

/** Back to where one came from, else to `href`. */
export const BackButton = ({ href }: { href: string }) => {
  const { back } = useGo()
  return <IconButton icon="back" label="Zurück" onClick={() => back(href)} />
}

/** What every screen shows within its frame (`Screen`): bar, one h1, offline bar, content. */
export const Page = (props: Props) => {
  const {
    title,
    large = false,
    subtitle,
    back,
    actions,
    tools,
    board,
    onRefresh,
    offlineSince,
    waiting,
    live,
    foot,
    children,
  } = props
  const online = useOnline()
  const isOver = useFirstViewOver()
  const since = !online && offlineSince && seenAt(offlineSince)
  const body = useInFront(title.replaceAll('\u00AD', ''), live)
  useTappedRow(body)
  const onBoard = board === undefined ? '' : 'page--board'
  return (
    <>
      <header className={`page-head ${onBoard}`}>
        {board !== undefined && <ChalkTable />}
        <Bar start={back === undefined ? <MenuButton /> : <BackButton href={back} />} end={actions}>
          {large && (
            <Wide>
              <LargeTitle>{title}</LargeTitle>
            </Wide>
          )}
          {large === 'wide' && (
            <Narrow>
              <BarTitle line={subtitle}>{title}</BarTitle>
            </Narrow>
          )}
          {!large && board === undefined && <BarTitle line={subtitle}>{title}</BarTitle>}
        </Bar>
        {tools && <div className="page-tools">{tools}</div>}
      </header>
      <main className={`content ${onBoard}`}>
        {onRefresh && isOver && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <Refresher onRefresh={onRefresh} />
            </Suspense>
          </ErrorBoundary>
        )}
        {board !== undefined && (
          <Board kind="head">
            <BoardTitle page>{title}</BoardTitle>
            {subtitle && <p className="board__text">{subtitle}</p>}
            {board}
          </Board>
        )}
        {large === true && (
          <Narrow>
            <LargeTitle>{title}</LargeTitle>
          </Narrow>
        )}
        {large === true && subtitle && <p className="page-subtitle">{subtitle}</p>}
        {since && <OfflineBar since={since} waiting={waiting} />}
        <section className="page-body" ref={body}>
          {children}
        </section>
      </main>
      {foot}
    </>
  )
}
