import { data } from 'react-router'
import { PageHead } from '../head.tsx'
import { Notice } from '../notice.tsx'
import { useSpeech } from '../words.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  const { words } = useSpeech()
  return (
    <>
      <PageHead id="notFound" head={words.notFound} />
      <Notice art="lost" code="#404" words={words.notFound} />
    </>
  )
}
