import '../text-editor/text-editor.css'
import { MarkedText } from '@tafelrunde/ui/MarkedText.tsx'

/** A description as people read it. */
export const Marked = ({ text }: { text: string }) => (
  <div className="marked-text">
    <MarkedText text={text} />
  </div>
)
