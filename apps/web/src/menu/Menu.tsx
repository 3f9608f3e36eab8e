import '@tafelrunde/ui/logo.css'
import { Suspense } from 'react'
import { Boundary } from '../shared/Boundary.tsx'
import { useFirstViewOver } from '../shared/firstView.ts'
import { later } from '../shared/later.tsx'
import { loadMenu, MenuFrame } from '../shared/page/menuFrame.ts'
import { useWide } from '../shared/page/wide.ts'
import './menu.css'

const MenuContent = later(async () => {
  const [{ MenuContent }] = await Promise.all([import('./MenuContent.tsx'), loadMenu()])
  return MenuContent
})

/** The side menu. On a phone, where nobody sees it until it is opened, it comes after the first view. */
export const Menu = () => {
  const isFirstViewOver = useFirstViewOver()
  const isWide = useWide()
  return (
    <MenuFrame>
      {(isWide || isFirstViewOver) && (
        <Boundary>
          <Suspense>
            <MenuContent />
          </Suspense>
        </Boundary>
      )}
    </MenuFrame>
  )
}
