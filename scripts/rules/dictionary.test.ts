import { expect, test } from 'vitest'
import { files, textOf } from './testing/repository-files.ts'

/**
 * Names of the private vocabulary, the field's term, and the number of declarations left. A new one
 * fails its test; lower the number after a rename.
 */
const dictionary: { names: RegExp; use: string; left: number }[] = [
  {
    names: /^(?:asked|askedOf|asking|Asked)$/,
    use: 'the specific name plus Input, Query or Params',
    left: 0,
  },
  { names: /^(?:said|Said|saidTo\w+)$/, use: 'output, report or payload', left: 0 },
  { names: /^(?:told|Told|tell|tell[A-Z]\w*|telling|Telling)$/, use: 'notify…, lastSent…', left: 3 },
  {
    names: /^(?:hear|heard|hears|Heard|hear[A-Z]\w*)$/,
    use: 'parse…, handle…Event, on…, isAccepting',
    left: 0,
  },
  { names: /^(?:most|longest|largest|least)[A-Z]\w*$/, use: 'maxX, maxXLength, maxXBytes, minX', left: 0 },
  {
    names: /^(?:House|Visit|Leading|Answering|Led|Guest|Doors|Matter|Manner)$/,
    use: 'EdgeContext, PendingConnection, ProxiedConnection, StatusResponder, Client, CoreAdapter',
    left: 2,
  },
  { names: /^(?:hands|Means|means|handedIn|given|Given)$/, use: 'handlers, Deps, deps', left: 1 },
  { names: /^(?:endings|\w+Endings|JobEnded)$/, use: 'jobCompletionHandlers, JobResult', left: 0 },
  {
    names: /^(?:lookAt|lookSoon|nextLook|pauses)$/,
    use: 'sync…, schedulePoll, nextPollAt, backoff',
    left: 0,
  },
  { names: /^(?:firm|firms|Firm|parked|Parked)$/, use: 'company, companies, unallocated', left: 2 },
  {
    names: /^(?:standIn\w*|StandIn\w*|Pretence|Mischief|mischief)$/,
    use: 'fake…, fault injection',
    left: 0,
  },
  { names: /^(?:words|Words|\w+Words)$/, use: 'messages, where translations are meant', left: 33 },
  {
    names: /^(?:seatOf|placeOf|turns|Turn)$/,
    use: 'sandboxSlot, serverPaths, startQueue, StartSlot',
    left: 0,
  },
  { names: /^(?:lending|lent|letGo)$/, use: 'sharedDescriptor, acquire, release', left: 1 },
  { names: /^(?:mends|mend|mend[A-Z]\w*|bonds)$/, use: 'patches, repair…, backendLinks', left: 0 },
  {
    names: /^(?:hasRoom|fitting|misfit|Fate|fate)$/,
    use: 'capacity, compatibility, incompatibility, outcome',
    left: 2,
  },
  { names: /^(?:reckon\w*|Reckon\w*)$/, use: 'PriceBreakdown', left: 0 },
  { names: /^(?:bills?|bills?[A-Z]\w*|\w*Bills?(?:[A-Z]\w*)?)$/, use: 'Invoice', left: 0 },
  {
    names: /^(?:orDropped|steadily|worded|Breath|kinship|likeness|hearsay)$/,
    use: 'withCleanup, withRetry, withErrorMapping, yieldToEventLoop, similarity',
    left: 0,
  },
]

const declaration = /\b(?:const|let|function|type|interface|class)\s+(\w+)/g
const declared = files
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/rules/dictionary'))
  .flatMap((file) => [...textOf(file).matchAll(declaration)].map(([, name = '']) => ({ file, name })))

test.each(dictionary)('dictionary: no new name matches $names; use $use', ({ names, left }) => {
  const found = declared.filter(({ name }) => names.test(name))
  expect(found.length, found.map(({ file, name }) => `${name} in ${file}`).join('\n')).toBeLessThanOrEqual(
    left,
  )
})
