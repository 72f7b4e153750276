import { brand } from '@zubr/content/brand'
import { pageTitle } from '@zubr/i18n/format'
import { useLayoutEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'

/** Titles of the pages that are open, by the order in which they were first rendered: a tab's after its page's. */
const titles = new Map<number, string>()
let nextId = 0

/** The title in the browser's tab. The innermost page's is shown, in the one element that the document came with. */
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
