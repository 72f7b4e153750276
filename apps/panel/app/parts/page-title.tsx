import { brand } from '@zubr/content/brand'

/** The browser tab's words. React puts them into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} — ${brand.name}`}</title>
}
