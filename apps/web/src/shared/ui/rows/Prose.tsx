import { headingsAndParagraphs } from '../../prose.ts'
import './prose.css'

type Props = {
  text: string
  /** What its headings are, below the one that it stands under. */
  heading?: 'h2' | 'h3'
}

/** A text in paragraphs, with headings if it has any, at a width that is good to read. */
export const Prose = ({ text, heading: Heading = 'h3' }: Props) => (
  <div className="prose">
    {headingsAndParagraphs(text).map(({ isHeading, text }) =>
      isHeading ? <Heading key={text}>{text}</Heading> : <p key={text}>{text}</p>,
    )}
  </div>
)
