/**
 * What an owner adds to the JVM's arguments: properties (`-D`), switches of the JVM (`-XX`), and what opens modules. What would undo the
 * plan's own rule (memory.ts), choose another program or load something into the JVM itself is refused: it would break at a change of
 * plan, version or node, and nobody would remember why.
 */
export function javaArguments(text: string): { taken: string[]; refused: string[] } {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return {
    taken: words.filter(isTaken),
    refused: words.filter((word) => !isTaken(word)),
  }
}

const allowed =
  /^-(?:D[\w.-]+(?:=.*)?|XX:[+-]?\w+(?:=[\w.,:%-]+)?|-(?:add-modules|add-opens|add-exports|enable-native-access)=[\w.,/=-]+)$/
const ofTheRule = new RegExp(
  [
    'Use\\w*GC$',
    'ZGenerational$',
    '(?:Max|Initial|Min)?(?:HeapSize|RAM\\w*|DirectMemorySize|NewSize|MetaspaceSize)(?:=|$)',
    '(?:SoftMaxHeapSize|ReservedCodeCacheSize|CompressedClassSpaceSize)=',
    'AlwaysPreTouch$',
    '\\w*OnOutOfMemoryError(?:=|$)',
    'OnError=',
    '(?:ErrorFile|HeapDumpPath|LogFile|Flags|VMOptionsFile|SharedArchiveFile)=',
    'IgnoreUnrecognizedVMOptions$',
  ].join('|'),
)
const ownProperties =
  /^-D(?:terminal\.|bundler|paperclip\.|fabric\.gameJarPath|libraryDirectory|java\.(?:home|class\.path)|user\.)/

function isTaken(word: string): boolean {
  if (!allowed.test(word) || ownProperties.test(word)) return false
  const [, name = ''] = /^-XX:[+-]?(.*)$/.exec(word) ?? []
  return name === '' || !new RegExp(`^(?:${ofTheRule.source})`).test(name)
}
