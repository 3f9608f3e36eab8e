import { createElement, type ReactNode } from 'react'

// What stands for Ionic's elements in the first view: elements without code that look like them (`frame.css`).

type Props = { children?: ReactNode; className?: string; slot?: string }

/** Under a name that no code ever defines; Ionic's own names would come to life in the browser. */
const element = (name: string) =>
  function Frame({ children, className, slot }: Props) {
    return createElement(`first-${name}`, { class: className || undefined, slot }, children)
  }

export const IonSplitPane = element('split-pane')
export const IonHeader = element('header')
export const IonButtons = element('buttons')
export const IonContent = element('content')
export const IonMenu = element('menu')
export const IonToolbar = element('toolbar')

const Title = element('title')
export const IonTitle = ({ children }: Props) => (
  <Title>
    <div>{children}</div>
  </Title>
)

export const isPlatform = () => false
