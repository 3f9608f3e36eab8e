import {
  IonButtons,
  IonContent,
  IonHeader,
  IonMenuToggle,
  IonPage,
  IonTitle,
  IonToolbar,
  NavContext,
} from '@ionic/react'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { clockTime } from './format.ts'
import { useOnline } from './online.ts'
import './page.css'
import { Board, BoardTitle } from './ui/Board.tsx'
import { ChalkTable } from './ui/ChalkTable.tsx'
import { IconButton } from './ui/IconButton.tsx'
import { LargeTitle } from './ui/LargeTitle.tsx'
import { OfflineBar } from './ui/OfflineBar.tsx'
import { useInFront } from './useInFront.ts'
import { useWide } from './wide.ts'

type Props = {
  /** Long words say with soft hyphens where they may break, for browsers that do not know German. */
  title: string
  /** The title with its chalk stroke: roots of tabs and register. */
  large?: boolean
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
  /** When what is shown was fetched; told while there is no network. */
  offlineSince?: Date | undefined
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
const Refresher = lazy(async () => {
  await pullable
  return { default: (await import('./Refresher.tsx')).Refresher }
})

const MenuButton = () => (
  <IonMenuToggle>
    <IconButton icon="menu" label="Menü" />
  </IonMenuToggle>
)

/** Back to where one came from, else to `href`. Ionic's own button would bring its icon library along. */
const BackButton = ({ href }: { href: string }) => {
  const { goBack } = useContext(NavContext)
  return <IconButton icon="back" label="Zurück" onClick={() => goBack(href)} />
}

/** The frame of every screen: bar, one h1, offline bar, content. */
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
  const wide = useWide()
  const online = useOnline()
  const body = useInFront(title.replaceAll('\u00AD', ''), live)
  const inBar = wide && large
  return (
    <IonPage className={board === undefined ? '' : 'page--board'}>
      <IonHeader className="ion-no-border">
        {board !== undefined && <ChalkTable />}
        <IonToolbar>
          <IonButtons slot="start">
            {back === undefined ? <MenuButton /> : <BackButton href={back} />}
          </IonButtons>
          {inBar && <LargeTitle>{title}</LargeTitle>}
          {!large && board === undefined && (
            <IonTitle>
              <h1 className="page-title" tabIndex={-1} data-page-title>
                {title}
              </h1>
              {subtitle && <p className="page-title__line">{subtitle}</p>}
            </IonTitle>
          )}
          {actions && <IonButtons slot="end">{actions}</IonButtons>}
        </IonToolbar>
        {tools && <div className="page-tools">{tools}</div>}
      </IonHeader>
      <IonContent>
        {onRefresh && (
          <Suspense fallback={null}>
            <Refresher onRefresh={onRefresh} />
          </Suspense>
        )}
        {board !== undefined && (
          <Board kind="head">
            <BoardTitle page>{title}</BoardTitle>
            {subtitle && <p className="board__text">{subtitle}</p>}
            {board}
          </Board>
        )}
        {large && !inBar && <LargeTitle>{title}</LargeTitle>}
        {large && subtitle && <p className="page-subtitle">{subtitle}</p>}
        {!online && offlineSince && <OfflineBar since={clockTime(offlineSince)} waiting={waiting} />}
        <section className="page-body" ref={body}>
          {children}
        </section>
      </IonContent>
      {foot}
    </IonPage>
  )
}
