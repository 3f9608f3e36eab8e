import { paragraphs } from '../prose.ts'
import './prose.css'

/** A text in paragraphs, at a width that is good to read. */
export const Prose = ({ text }: { text: string }) => (
  <div className="prose">
    {paragraphs(text).map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)
