import { grounds, type Scheme } from '@tafelrunde/contract/values/colours'
import { colourOf } from '@tafelrunde/ui/tokens.ts'
import { shadesOf } from '../../providers/colours.ts'
import css from './appearance.module.css'

type Props = { scheme: Scheme; colour: string | null }

/** A small screen as a phone shows it in this scheme: board, buttons, chips and a link. */
export const ColourExample = ({ scheme, colour }: Props) => {
  const shade = shadesOf(scheme, colour)
  const on = (ground: string, words: string) => ({ background: shade(ground), color: shade(words) })
  return (
    <figure className={css.example}>
      <figcaption>{scheme === 'light' ? 'Hell' : 'Dunkel'}</figcaption>
      <div
        className={css.example__screen}
        style={{ background: grounds[scheme].bg, color: colourOf(scheme, 'text') }}
      >
        <p className={css.example__board} style={on('board', 'on-board')}>
          <strong>Frühjahrstagung</strong>
          <span style={{ color: shade('on-board-2') }}>Samstag, 13. März</span>
        </p>
        <div className={css.example__card} style={{ background: grounds[scheme].card }}>
          <p className={css.example__row}>
            <span className={css.example__chip} style={on('primary', 'on-primary')}>
              Angemeldet
            </span>
            <span className={css.example__chip} style={on('primary-soft', 'on-primary-soft')}>
              Meine Auswahl
            </span>
          </p>
          <p>
            Mehr steht im{' '}
            <span style={{ color: shade('primary'), textDecoration: 'underline' }}>Programm</span>.
          </p>
          <p className={css.example__row}>
            <span className={css.example__button} style={on('primary', 'on-primary')}>
              Platz sichern
            </span>
            <span
              className={css.example__button}
              style={{ color: shade('primary'), borderColor: shade('primary') }}
            >
              Abmelden
            </span>
          </p>
        </div>
      </div>
    </figure>
  )
}
