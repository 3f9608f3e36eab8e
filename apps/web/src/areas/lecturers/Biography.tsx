import { useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'

/** About five lines on a phone; what is longer begins folded, so that the workshops can be seen. */
const long = 260

export const Biography = ({ text }: { text: string }) => {
  const [whole, setWhole] = useState(text.length <= long)
  return (
    <>
      <div className={whole ? undefined : 'biography--folded'}>
        <Prose text={text} />
      </div>
      {!whole && (
        <div className="biography__more">
          <Button kind="plain" size="row" onClick={() => setWhole(true)}>
            Mehr lesen
          </Button>
        </div>
      )}
    </>
  )
}
