import { createContext, createElement, type ReactNode } from 'react'
import { Routes, useLocation } from 'react-router-dom'

// What stands for Ionic's elements in the first view: elements without code that look like them (`frame.css`).

type Props = { children?: ReactNode; className?: string; slot?: string }

/** Under a name that no code ever defines; Ionic's own names would come to life in the browser. */
const element = (name: string) =>
  function Frame({ children, className, slot }: Props) {
    return createElement(`first-${name}`, { class: className || undefined, slot }, children)
  }

export const IonSplitPane = element('split-pane')
export const IonPage = element('page')
export const IonHeader = element('header')
export const IonButtons = element('buttons')
export const IonContent = element('content')
export const IonTabs = element('tabs')
export const IonTabBar = element('tab-bar')
export const IonMenu = element('menu')
export const IonToolbar = element('toolbar')

const Title = element('title')
export const IonTitle = ({ children }: Props) => (
  <Title>
    <div>{children}</div>
  </Title>
)

export const IonMenuToggle = ({ children }: Props) => children

export const IonRouterOutlet = ({ children }: Props) => <Routes>{children}</Routes>

const TabButton = element('tab-button')
export const IonTabButton = ({ href, children }: Props & { href: string }) => (
  <TabButton className={useLocation().pathname === href ? 'tab-selected' : ''}>
    <a href={href}>{children}</a>
  </TabButton>
)

const stay = () => {}
export const useIonRouter = () => ({ push: stay, goBack: stay })
export const useIonViewDidLeave = stay
export const useIonViewWillEnter = stay
export const isPlatform = () => false

export const NavContext = createContext({ goBack: stay })
export const RouteManagerContext = createContext({ unMountViewItem: stay })
