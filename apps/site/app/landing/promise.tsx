import { brand } from '@zubr/content/brand'
import { Fragment } from 'react'

const promised = new RegExp(`(?<!\\d)${brand.readySeconds}(?=\\s)`)

/**
 * A sentence with the startup time: landing.ts raises the number if the page's first measured core
 * is slower.
 */
export function ReadyPromise({ text }: { text: string }) {
  const [first, ...parts] = text.split(promised)
  return (
    <>
      {first}
      {parts.map((part) => (
        <Fragment key={part}>
          <span data-promised="">{brand.readySeconds}</span>
          {part}
        </Fragment>
      ))}
    </>
  )
}
