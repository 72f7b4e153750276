import { data } from 'react-router'
import { useI18n } from '../i18n.tsx'
import { Notice } from '../notice.tsx'
import { useHref } from '../site.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  const { goHome } = useI18n().messages.notFound
  return <Notice id="notFound" art="lost" code="#404" href={useHref().page('home')} link={goHome} />
}
