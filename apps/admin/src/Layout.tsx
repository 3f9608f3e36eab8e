import './layout.css'
import { useEffect, useRef } from 'react'
import { Layout, type LayoutProps, LoadingIndicator, useLocation } from 'react-admin'
import { ProofDialog } from './areas/account/ProofDialog.tsx'
import { Sidebar } from './Sidebar.tsx'

/** The heading, filled by each page's title. After a change of page it has the focus. */
const PageHead = () => {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    heading.current?.focus()
  }, [pathname])
  return (
    <header className="page-head">
      <h1 id="react-admin-title" ref={heading} tabIndex={-1} />
      <LoadingIndicator />
    </header>
  )
}

export const AdminLayout = (props: LayoutProps) => (
  <>
    <Layout {...props} appBar={PageHead} sidebar={Sidebar} />
    <ProofDialog />
  </>
)
