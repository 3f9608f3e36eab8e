import { problemText } from '@tafelrunde/client/form-failures'
import {
  type Circular,
  type CircularPreview,
  previewCircular,
} from '@tafelrunde/contract/admin/mails/circulars'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounce } from 'use-debounce'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './circular.module.css'

/** Milliseconds without a letter after which the server draws it anew. */
const pauseMs = 400

type Piece = CircularPreview['subject'][number]

const Words = ({ text, is_filled }: Piece) =>
  is_filled ? <span className={text ? css['filled'] : css['empty']}>{text || 'leer'}</span> : text

const Marks = ({ bold, italic, href, ...words }: Piece) => {
  const linked = href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Words {...words} />
    </a>
  ) : (
    <Words {...words} />
  )
  const slanted = italic ? <em>{linked}</em> : linked
  return bold ? <strong>{slanted}</strong> : slanted
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map((piece, index) => <Marks key={index} {...piece} />)

const Block = ({ kind, lines }: CircularPreview['blocks'][number]) => {
  const drawn = lines.map((pieces, index) => <Pieces key={index} pieces={pieces} />)
  if (kind === 'list')
    return (
      <ul>
        {drawn.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    )
  return kind === 'heading' ? <h3>{drawn}</h3> : <p>{drawn}</p>
}

type Props = { circular: Circular; subject: string; text: string; place: number; go: (place: number) => void }

/** Every mail as its recipient will get it, one after the other. */
export const Preview = ({ circular, subject, text, place, go }: Props) => {
  const { id, count, is_news, removed, button_label, button_url, attachments } = circular
  const at = Math.min(place, Math.max(count - 1, 0))
  const [asked] = useDebounce(JSON.stringify({ subject, text, place: at }), pauseMs)
  const body: { subject: string; text: string; place: number } = JSON.parse(asked)
  const { data, error } = useQuery({
    queryKey: ['circulars', 'preview', id, asked, count, is_news, removed, button_label, button_url],
    queryFn: () => call(previewCircular, { params: { id }, body }),
    placeholderData: keepPreviousData,
    enabled: body.subject.trim() !== '' && body.text.trim() !== '',
    retry: false,
  })
  const arrows = (
    <>
      <Button label="Zurück" disabled={at === 0} onClick={() => go(at - 1)} />
      <Button label="Weiter" disabled={at >= count - 1} onClick={() => go(at + 1)} />
    </>
  )
  return (
    <Card title={`Empfänger ${count === 0 ? 0 : at + 1} von ${count}`} aside={arrows}>
      {error && <p role="status">{problemText(error)}</p>}
      {!data && !error && <p className="quiet">Sobald Betreff und Text da sind, steht hier jede Mail.</p>}
      {data?.recipient && !error && (
        <div className={css['letter']} aria-live="polite">
          <p className="quiet">
            An {data.recipient.name} <span className="detail">{data.recipient.email}</span>
          </p>
          <p className={css['letter__subject']}>
            <Pieces pieces={data.subject} />
          </p>
          <p>{data.greeting}</p>
          {data.blocks.map((block, index) => (
            <Block key={index} {...block} />
          ))}
          {data.button && (
            <p>
              <span className={css['letter__button']}>{data.button.label}</span>
              <span className="detail">{data.button.url}</span>
            </p>
          )}
          {attachments.length > 0 && (
            <p className={css['letter__files']}>
              {attachments.map(({ id, name }) => (
                <span key={id}>
                  <Icon name="document" size={18} /> {name}
                </span>
              ))}
            </p>
          )}
          {data.afterwards.map(one => (
            <p key={one} className="quiet">
              {one}
            </p>
          ))}
        </div>
      )}
    </Card>
  )
}
