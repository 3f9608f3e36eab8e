import { createGesture } from '@ionic/core/components'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import './refresher.css'

/** So far a finger pulls until it is let go to ask again, in pixels; the sign comes down by half of that. */
const enough = 144

/** Pull to refresh, for use in a page's `.content`. */
export const Refresher = ({ onRefresh }: { onRefresh: () => Promise<unknown> }) => {
  const sign = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)

  const isFree = useEffectEvent(() => !isBusy)
  const refresh = useEffectEvent(async () => {
    setBusy(true)
    await onRefresh().catch(() => undefined) // told by the page itself
    setBusy(false)
  })

  useEffect(() => {
    const content = sign.current?.closest('.content')
    if (!content) return undefined
    const pull = (by: number) => {
      const share = content.scrollTop > 0 ? 0 : Math.min(1, Math.max(0, by / enough))
      sign.current?.style.setProperty('--pulled', String(share))
      return share
    }
    const settle = async (by: number) => {
      if (pull(by) === 1) await refresh()
      pull(0)
    }
    const gesture = createGesture({
      el: content,
      gestureName: 'refresher',
      gesturePriority: 31,
      direction: 'y',
      canStart: () => isFree() && content.scrollTop <= 0,
      onMove: ({ deltaY }) => void pull(deltaY),
      onEnd: ({ deltaY }) => void settle(deltaY),
    })
    gesture.enable(true)
    return () => gesture.destroy()
  }, [])

  return (
    <div ref={sign} className="refresher" data-busy={isBusy || undefined} role="status">
      <Icon name="retry" />
      {isBusy && <span className="visually-hidden">Wird geladen</span>}
    </div>
  )
}
