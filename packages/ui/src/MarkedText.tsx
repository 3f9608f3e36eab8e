import { blocksOf, type Run } from '@tafelrunde/contract/values/marked-text'
import { Fragment } from 'react'

const Words = ({ run: { text, bold, italic, href } }: { run: Run }) => {
  const slanted = italic ? <em>{text}</em> : text
  const words = bold ? <strong>{slanted}</strong> : slanted
  if (!href) return words
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}

const Line = ({ runs }: { runs: Run[] }) =>
  runs.map((run, index) => (
    <Fragment key={`${index}`}>
      <Words run={run} />
    </Fragment>
  ))

type Props = {
  text: string
  /** What its headings are, below the one that it stands under. */
  heading?: 'h2' | 'h3'
}

/** A text with the marks that it may have, drawn as elements: none of it is ever read as HTML. */
export const MarkedText = ({ text, heading: Heading = 'h3' }: Props) =>
  blocksOf(text).map((block, index) => {
    const key = `${index}`
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.items.map((runs, index) => (
            <li key={`${index}`}>
              <Line runs={runs} />
            </li>
          ))}
        </ul>
      )
    const Tag = block.kind === 'heading' ? Heading : 'p'
    return (
      <Tag key={key}>
        <Line runs={block.runs} />
      </Tag>
    )
  })
