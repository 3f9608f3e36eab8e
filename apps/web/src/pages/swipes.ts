import { createGesture, type GestureDetail } from '@ionic/core/components'
import { mode } from '../shared/mode.ts'
import { closeMenu, openMenu } from '../shared/page/menuOpen.ts'
import { leadsBack } from '../shared/page/useGo.ts'
import { moveByHand } from './moves.ts'

/** From so near to the edge, in pixels, as on an iPhone. */
const edge = 50
const settlesMs = 200

/** Faster than this, in pixels a millisecond, a swipe counts however short it was. */
const quick = 0.3

const isShown = (page: Element) => page instanceof HTMLElement && page.style.display !== 'none'

/** Lets the page in front be pulled aside from the left edge, with the one that it came from beneath. Answers how to end that. */
const followBack = (main: HTMLElement) => {
  let front: HTMLElement | undefined
  let behind: HTMLElement | undefined
  let settling: Animation | undefined
  let isGoing = false
  const placeOf = (x: number) => Math.max(0, x - main.getBoundingClientRect().left)

  const settle = async (goes: boolean) => {
    const width = `${main.clientWidth}px`
    settling = front?.animate(
      { translate: goes ? width : '0px' },
      { duration: settlesMs, easing: 'ease-out' },
    )
    isGoing = goes
    try {
      await settling?.finished
    } catch {
      return // the next swipe has begun
    }
    if (goes) {
      moveByHand()
      window.history.back()
      await new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
      isGoing = false
    }
    front?.style.removeProperty('translate')
    if (!goes) behind?.style.setProperty('display', 'none', 'important')
  }

  const gesture = createGesture({
    el: main,
    gestureName: 'goback-swipe',
    gesturePriority: 40, // before the menu, which opens from the same edge
    threshold: 10,
    canStart: ({ startX }) => !isGoing && placeOf(startX) <= edge && leadsBack(),
    onStart: () => {
      settling?.cancel()
      const pages = [...main.children].filter(page => page instanceof HTMLElement)
      front = pages.find(isShown)
      behind = pages[pages.findIndex(isShown) - 1]
      behind?.style.setProperty('display', 'flex', 'important')
    },
    onMove: ({ currentX }) => {
      if (front) front.style.translate = `${placeOf(currentX)}px`
    },
    onEnd: ({ currentX, velocityX }) =>
      void settle(placeOf(currentX) > main.clientWidth / 2 || velocityX > quick),
  })
  gesture.enable(true)
  return () => gesture.destroy()
}

/** Lets the menu be pulled in from the left edge, and back out of sight. Answers how to end that. */
const followMenu = (app: HTMLElement) => {
  let drawer: HTMLDialogElement | null = null
  let isOpening = false
  /**
   * How far from its place it is, in pixels: below nought where it is not all to be seen. Opening, its edge is where the
   * finger is: on a busy phone the gesture begins when that has come a long way.
   */
  const placeAt = (drawn: HTMLElement, { currentX, deltaX }: GestureDetail) =>
    Math.min(0, isOpening ? currentX - drawn.offsetWidth : deltaX)

  const gesture = createGesture({
    el: app,
    gestureName: 'menu-swipe',
    gesturePriority: 30,
    threshold: 10,
    canStart: ({ startX }) => {
      drawer = app.querySelector('.drawer')
      return drawer !== null && (drawer.open || startX <= edge)
    },
    onStart: () => {
      if (!drawer) return
      isOpening = !drawer.open
      drawer.style.transition = 'none'
      drawer.style.translate = isOpening ? '-100%' : '0'
      openMenu()
    },
    onMove: finger => {
      if (drawer) drawer.style.translate = `${placeAt(drawer, finger)}px`
    },
    onEnd: finger => {
      if (!drawer) return
      drawer.style.removeProperty('transition')
      drawer.style.removeProperty('translate')
      const isOut = placeAt(drawer, finger) < -drawer.offsetWidth / 2
      const { velocityX } = finger
      if (velocityX < -quick || (isOut && velocityX < quick)) closeMenu()
    },
  })
  gesture.enable(true)
  return () => gesture.destroy()
}

/**
 * Chromium goes back by itself where a finger is drawn to the right on a touch screen: one swipe led two pages back, or away
 * from the page whose menu it was to open. Two fingers on a touchpad are no swipe of ours, and go back as ever.
 */
const takeSwipes = () => {
  const { style } = document.documentElement
  if (window.matchMedia('(pointer: coarse)').matches) style.overscrollBehaviorX = 'none'
  return () => void style.removeProperty('overscroll-behavior-x')
}

/** Lets swipes open and close the menu and, in iOS mode (spec 9), lead back. Answers how to end that. */
export const followSwipes = (app: HTMLElement) => {
  const main = app.querySelector<HTMLElement>('.pages')
  const ends = [takeSwipes(), followMenu(app), ...(main && mode === 'ios' ? [followBack(main)] : [])]
  return () => {
    for (const end of ends) end()
  }
}
