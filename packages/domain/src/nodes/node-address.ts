// Node addresses by NODE_PROBE_URL: a template with {name}, then nodes with their own port, as in
// `https://{name}.nodes.example:8443 minsk-2=8444`.

type Template = { pattern: string; ports: ReadonlyMap<string, string> }

const ownPort = /^([a-z0-9-]{1,63})=(\d{1,5})$/

function parse(template: string): Template {
  const [pattern = '', ...rest] = template.trim().split(/\s+/)
  const ports = rest.map((part): [string, string] => {
    const [, name = '', port = ''] = ownPort.exec(part) ?? []
    return [name, port]
  })
  return { pattern, ports: new Map(ports) }
}

/** Whether a text is a valid template. */
export function isNodeTemplate(template: string): boolean {
  const { pattern, ports } = parse(template)
  if (!pattern.includes('{name}') || !URL.canParse(pattern.replaceAll('{name}', 'n'))) return false
  return [...ports].every(([name, port]) => name !== '' && Number(port) >= 1 && Number(port) <= 65_535)
}

/** The URL of a node's web server. */
export function nodeAddress(template: string, node: string): string {
  const { pattern, ports } = parse(template)
  const name = node.toLowerCase()
  const address = pattern.replaceAll('{name}', name)
  const port = ports.get(name)
  if (port === undefined) return address
  const url = new URL(address)
  url.port = port
  return pattern.endsWith('/') ? url.href : url.href.replace(/\/$/, '')
}

/**
 * The origins of all nodes for a Content-Security-Policy: a single wildcard host if the template
 * starts with the name.
 */
export function nodeOrigins(template: string): string[] {
  const { pattern, ports } = parse(template)
  const { protocol, hostname, port } = new URL(pattern.replaceAll('{name}', 'any'))
  const host = pattern.includes('{name}.') ? `*.${hostname.replace(/^any\./, '')}` : hostname
  return [...new Set([port, ...ports.values()])].map((each) => `${protocol}//${host}${each && `:${each}`}`)
}
