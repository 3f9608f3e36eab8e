import { useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Prose } from '../../shared/ui/rows/Prose.tsx'
import css from './lecturers.module.css'

/** About five lines on a phone; what is longer begins folded, so that the workshops can be seen. */
const long = 260

export const Biography = ({ text }: { text: string }) => {
  const [whole, setWhole] = useState(text.length <= long)
  return (
    <>
      <div className={whole ? undefined : css['biography--folded']}>
        <Prose text={text} />
      </div>
      {!whole && (
        <div className={css.biography__more}>
          <Button kind="plain" size="row" onClick={() => setWhole(true)}>
            Mehr lesen
          </Button>
        </div>
      )}
    </>
  )
}
