import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import './form-foot.css'

/** How much of the page's foot the keyboard covers, in CSS pixels: iOS lays it over the page. */
const useCovered = () => {
  const [covered, setCovered] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    const look = () => {
      if (seen?.scale === 1) setCovered(Math.max(0, window.innerHeight - seen.height - seen.offsetTop))
    }
    seen?.addEventListener('resize', look)
    seen?.addEventListener('scroll', look)
    return () => {
      seen?.removeEventListener('resize', look)
      seen?.removeEventListener('scroll', look)
    }
  }, [])
  return covered
}

/** The one button of a form at thumb height, above the keyboard; `Page` takes it as its `foot`. */
export const FormFoot = ({ children }: { children: ReactNode }) => {
  const data: CSSProperties & { '--covered': string } = { '--covered': `${useCovered()}px` }
  return (
    <div className="form-foot" style={data}>
      <div className="form-foot__content">{children}</div>
    </div>
  )
}
