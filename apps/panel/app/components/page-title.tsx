import { brand } from '@zubr/content/brand'
import { pageTitle } from '@zubr/i18n/format'
import { useLayoutEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'

/** Titles of the open pages, in the order of their first render: a tab's after its page's. */
const titles = new Map<number, string>()
let nextId = 0

/** Sets the browser's title to the innermost page's, in the document's single `<title>`. */
export function PageTitle({ title }: { title: string }) {
  const { locale } = useI18n()
  const [id] = useState(() => nextId++)
  const text = pageTitle(locale, title, brand.name)
  useLayoutEffect(() => {
    titles.set(id, text)
    showInnermost()
    return () => {
      titles.delete(id)
      showInnermost()
    }
  }, [id, text])
  return null
}

function showInnermost(): void {
  document.title = titles.get(Math.max(...titles.keys())) ?? brand.name
}
