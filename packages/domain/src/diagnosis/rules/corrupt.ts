import { culpritOf, fileFacts } from '../culprit.ts'
import type { Rule } from '../scan.ts'
import { tableRule } from './table.ts'

const zipFaults =
  /zip END header not found|error in opening zip file|zip file is empty|invalid LOC header|nvalid CEN header|invalid END header|Unexpected end of ZLIB input stream|unexpected end of file|Truncated class file|Zip file .{1,20}too (?:big|large)/

/** Truncated or invalid archives. */
export const corruptRules: readonly Rule[] = [
  {
    code: 'corrupt_jar',
    signs: [
      'zip END header not found',
      'error in opening zip file',
      'zip file is empty',
      'invalid LOC header',
      'nvalid CEN header',
      'invalid END header',
      'Unexpected end of ZLIB input stream',
      'Truncated class file',
      'Unable to derive module descriptor for ',
      'ParseMetadataException',
      'Error analyzing [',
    ],
    read: (hit) => {
      const isFault =
        zipFaults.test(hit.text) ||
        /Unable to derive module descriptor for |ParseMetadataException|Error analyzing \[/.test(hit.text)
      if (!isFault) return undefined
      for (const line of [hit.text, ...hit.before(4)]) {
        const path = /((?:plugins|mods)[/\\][^\s'"\],:]{1,150}\.(?:jar|zip|phar))/.exec(line)?.[1]
        if (path) return fileFacts(path, path.startsWith('mods') ? 'mods' : 'plugins')
        const derived = /Unable to derive module descriptor for \S{0,200}?([^/\\\s]{1,120}\.jar)/.exec(
          line,
        )?.[1]
        if (derived) return fileFacts(derived, 'mods')
      }
      const culprit = culpritOf(hit, { inTrace: false })
      return culprit.addon || /Zip(?:Exception|Error)|Error analyzing \[/.test(hit.text) ? culprit : undefined
    },
  },
  // Source: FML 1.6–1.12 `JarDiscoverer`, `ModDiscoverer`, `CoreModManager`; NeoForge
  // `brokenfile.invalidzip`; Quilt.
  tableRule(
    'corrupt_jar',
    [
      'probably a corrupt zip',
      'probably this is a corrupt file',
      ' failed to read properly, it will be ignored',
      'Problem file : ',
      ' is not a jar file',
      'Failed to read as a zip: ',
      'Broken zip file: ',
      'Found a zero byte file',
      'Unable to read the jar file ',
    ],
    [
      [
        /There was a problem reading the entry \S{1,200} in the jar ([^\n]{1,200}?\.(?:jar|zip)) - probably a corrupt zip/,
        'file',
      ],
      [/There was a problem reading the file ([^\n]{1,200}?) - probably this is a corrupt file/, 'file'],
      [/Zip file ([^\n]{1,150}?\.(?:jar|zip)) failed to read properly/, 'file'],
      [/Problem file : ([^\n]{1,150}?\.zip)/, 'file'],
      [/File ([^\n]{1,200}?\.(?:jar|zip)) is not a jar file/, 'file'],
      [/Unable to read the jar file ([^\n]{1,150}?\.jar) - ignoring/, 'file'],
      [/Broken zip file: ([^\n]{1,150}?\.(?:jar|zip))/, 'file'],
      [/Found a zero byte file/],
    ],
    { folder: 'mods' },
  ),
]
