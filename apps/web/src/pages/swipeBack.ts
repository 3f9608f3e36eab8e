import { createGesture } from '@ionic/core/components'
import { leadsBack } from '../shared/page/useGo.ts'
import { moveByHand } from './moves.ts'

/** From so near to the edge, in pixels, as on an iPhone. */
const edge = 50
const settlesMs = 200

const isShown = (page: Element) => page instanceof HTMLElement && page.style.display !== 'none'

/** Lets the page in front be pulled aside from the left edge, with the one that it came from beneath. Answers how to end that. */
export const followSwipes = (main: HTMLElement) => {
  let front: HTMLElement | undefined
  let behind: HTMLElement | undefined

  const settle = async (goes: boolean) => {
    const width = `${main.clientWidth}px`
    const moved = front?.animate(
      { translate: goes ? width : '0px' },
      { duration: settlesMs, easing: 'ease-out' },
    )
    await moved?.finished
    if (goes) {
      moveByHand()
      window.history.back()
      await new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
    }
    front?.style.removeProperty('translate')
    if (!goes) behind?.style.setProperty('display', 'none', 'important')
  }

  const gesture = createGesture({
    el: main,
    gestureName: 'goback-swipe',
    gesturePriority: 40, // before the menu, which opens from the same edge
    threshold: 10,
    canStart: ({ startX }) => startX - main.getBoundingClientRect().left <= edge && leadsBack(),
    onStart: () => {
      const pages = [...main.children].filter(page => page instanceof HTMLElement)
      front = pages.find(isShown)
      behind = pages[pages.findIndex(isShown) - 1]
      behind?.style.setProperty('display', 'flex', 'important')
    },
    onMove: ({ deltaX }) => {
      if (front) front.style.translate = `${Math.max(0, deltaX)}px`
    },
    onEnd: ({ deltaX, velocityX }) => void settle(deltaX > main.clientWidth / 2 || velocityX > 0.3),
  })
  gesture.enable(true)
  return () => gesture.destroy()
}
