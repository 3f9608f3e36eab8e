import { MarkedText } from '@tafelrunde/ui/MarkedText.tsx'
import type { ComponentProps } from 'react'
import './prose.css'

/** A text in paragraphs, with headings, lists and links if it has any, at a width that is good to read. */
export const Prose = (props: ComponentProps<typeof MarkedText>) => (
  <div className="prose">
    <MarkedText {...props} />
  </div>
)
