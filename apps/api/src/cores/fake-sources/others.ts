import { type Answers, day, folderOf, json, type Kit } from './kit.ts'

export function bedrock({ fileOf, at }: Kit): Answers {
  const answers: Answers = new Map()
  const kinds = [
    ['serverBedrockLinux', 'bin-linux', '1.21.124.2'],
    ['serverBedrockPreviewLinux', 'bin-linux-preview', '1.21.130.24'],
    ['serverBedrockWindows', 'bin-win', '1.21.124.2'],
  ] as const
  const links = kinds.map(([downloadType, folder, version]) => {
    const name = `bedrock-server-${version}.zip`
    const url = `https://www.minecraft.net/bedrockdedicatedserver/${folder}/${name}`
    answers.set(folderOf(url), { file: fileOf(name, 'bedrock.zip') })
    return { downloadType, downloadUrl: at(url) }
  })
  answers.set('/api/v1.0/download/links', json({ result: { links } }))
  return answers
}

export function pocketmine({ fileOf, at }: Kit): Answers {
  const url = 'https://github.com/pmmp/PocketMine-MP/releases/download/5.39.0/PocketMine-MP.phar'
  const php = 'PHP-8.4-Linux-x86_64-PM5.tar.gz'
  return new Map([
    [
      '/api?channel=stable',
      json({
        php_version: '8.4',
        base_version: '5.39.0',
        is_dev: false,
        channel: 'stable',
        mcpe_version: '1.21.124',
        date: Date.parse(day) / 1000,
        download_url: at(url),
      }),
    ],
    [folderOf(url), { file: fileOf('PocketMine-MP.phar', 'pocketmine.phar') }],
    [
      `github.com/pmmp/PHP-Binaries/releases/download/pm5-php-8.4-latest/${php}`,
      { file: fileOf(php, 'php.tar.gz') },
    ],
  ])
}

export function adoptium({ fileOf, listedHash: said, at }: Kit): Answers {
  const answers: Answers = new Map()
  const releases = {
    8: '8u472-b08',
    11: '11.0.29+7',
    16: '16.0.2+7',
    17: '17.0.17+10',
    21: '21.0.9+10',
    25: '25.0.1+8',
  }
  for (const [java, release] of Object.entries(releases))
    for (const architecture of ['x64', 'aarch64'])
      for (const type of ['jre', 'jdk']) {
        const path = `/v3/assets/latest/${java}/hotspot?architecture=${architecture}&image_type=${type}&os=linux&vendor=eclipse`
        // Version 16 has no runtime.
        if (java === '16' && type === 'jre') {
          answers.set(path, json([]))
          continue
        }
        const name = `OpenJDK${java}U-${type}_${architecture}_linux_hotspot_${release.replace('+', '_')}.tar.gz`
        const file = fileOf(name, `java-${java}-${architecture}.tar.gz`)
        const link = `https://github.com/adoptium/temurin${java}-binaries/releases/download/${encodeURIComponent(`jdk-${release}`)}/${name}`
        answers.set(folderOf(link), { file })
        const checksum = said(file.hashes.sha256)
        const archive = { checksum, link: at(link), name, size: file.body.length }
        const binary = { architecture, image_type: type, jvm_impl: 'hotspot', os: 'linux', package: archive }
        answers.set(path, json([{ binary, release_name: `jdk-${release}`, vendor: 'eclipse' }]))
      }
  return answers
}
