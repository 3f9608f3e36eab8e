import type { ImportItem, ImportSide } from '@tafelrunde/contract/admin/events/programme-import'
import css from './programme.module.css'
import { empty, kindTexts, outcomeTexts, sideTexts } from './programme.texts.ts'

type Part = ImportItem['parts'][number]

export interface Choosing {
  choices: ReadonlySet<string>
  /** Missing once the file is taken over. */
  choose: ((key: string, side: ImportSide) => void) | undefined
}

const sides: ImportSide[] = ['office', 'file']

const Choice = ({ part, partKey, choices, choose }: { part: Part; partKey: string } & Choosing) => {
  const chosen: ImportSide = choices.has(partKey) ? 'file' : 'office'
  return (
    <fieldset className={css['choice']}>
      <legend>{part.name}: wessen Angabe gilt?</legend>
      {sides.map(side => (
        <label key={side} data-chosen={chosen === side}>
          <input
            type="radio"
            name={partKey}
            checked={chosen === side}
            disabled={!choose}
            onChange={() => choose?.(partKey, side)}
          />
          <span>
            <b>{sideTexts[side]}</b> {(side === 'office' ? part.before : part.after) || empty}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const Said = ({ part: { name, before, after } }: { part: Part }) => (
  <p className={css['part']}>
    <b>{name}</b> <del>{before || empty}</del> <span aria-hidden="true">→</span> <ins>{after || empty}</ins>
  </p>
)

/** One thing with what becomes of it and why, part by part. */
export const Item = ({ item, ...choosing }: { item: ImportItem } & Choosing) => (
  <li className={css['item']}>
    <span className={css['outcome']} data-outcome={item.outcome}>
      {outcomeTexts[item.outcome]}
    </span>
    <div>
      <p className={css['item__name']}>
        <span className={css['item__kind']}>{kindTexts[item.kind]}</span> <strong>{item.name}</strong>
        {item.about && <span className={css['quiet']}> · {item.about}</span>}
      </p>
      {item.reasons.map(reason => (
        <p key={reason} className={css['quiet']}>
          {reason}
        </p>
      ))}
      {item.parts.map(part =>
        part.key === null ? (
          <Said key={part.name} part={part} />
        ) : (
          <Choice key={part.key} part={part} partKey={part.key} {...choosing} />
        ),
      )}
    </div>
  </li>
)
