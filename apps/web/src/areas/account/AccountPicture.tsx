import type { Account } from '@tafelrunde/contract/account'
import { type ChangeEvent, useRef, useState } from 'react'
import { showError } from '../../shared/toasts.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import '../../shared/ui/heading.css'
import { largestPicture } from './account.api.ts'
import { dayText } from './account.texts.ts'
import { type Chosen, PictureSheet } from './PictureSheet.tsx'
import { closePicture, openPicture } from './picture.ts'

const kinds = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** Who it is, and the picture to change. */
export const AccountPicture = ({ account }: { account: Account }) => {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const name = `${account.first_name} ${account.last_name}`

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = '' // so that the same file can be chosen again
    if (!file) return
    const image = await openPicture(file)
    // A picture that opens is sent as a small cut, whatever its size.
    if (!image && file.size > largestPicture)
      return void showError('Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.')
    return setChosen({ file, image })
  }

  const close = () => {
    closePicture(chosen?.image)
    setChosen(undefined)
  }

  return (
    <div className="account-head">
      <Avatar person={{ id: account.id, name, picture: account.profile_picture }} size={84} />
      <div className="account-head__text">
        <h2 className="heading">{name}</h2>
        <p className="account-row__line">{account.email}</p>
        <p className="account-row__line">Dabei seit {dayText(account.date_joined)}</p>
      </div>
      <input ref={input} type="file" accept={kinds} hidden onChange={event => void choose(event)} />
      <Button kind="tonal" size="row" onClick={() => input.current?.click()}>
        Bild ändern
      </Button>
      {chosen && <PictureSheet chosen={chosen} onClose={close} />}
    </div>
  )
}
