import { FilePicker } from '../../../shared/ui/fields/FilePicker.tsx'
import css from '../account.module.css'
import '../../../shared/ui/rows/row.css'
import type { Account } from '@tafelrunde/contract/people/account'
import { Avatar } from '@tafelrunde/ui/Avatar.tsx'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { asPerson, fullName } from '@tafelrunde/ui/names.ts'
import { useState } from 'react'
import { showError } from '../../../shared/toasts.ts'
import '../../../shared/ui/heading.css'
import { closePicture, openPicture } from '@tafelrunde/ui/picture.ts'
import { largestPicture } from '../account.api.ts'
import { type Chosen, PictureSheet } from './PictureSheet.tsx'

const kinds = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** Who it is, and the picture to change. */
export const AccountPicture = ({ account }: { account: Account }) => {
  const [chosen, setChosen] = useState<Chosen>()

  const choose = async (file: File) => {
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
    <div className={css['account-head']}>
      <Avatar person={asPerson(account)} size={84} />
      <div className={css['account-head__text']}>
        <h2 className="heading">{fullName(account)}</h2>
        <p className="row__line">{account.email}</p>
        <p className="row__line">Dabei seit {longDate(account.date_joined)}</p>
      </div>
      <FilePicker accept={kinds} onChoose={choose} kind="tonal" size="row">
        Bild ändern
      </FilePicker>
      {chosen && <PictureSheet chosen={chosen} onClose={close} />}
    </div>
  )
}
