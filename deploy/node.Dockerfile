# Agent and edge of a node, to try the product out: its game servers are ordinary processes, and code of
# owners is refused. A real node is a machine with zubr-node.service: docs/decisions/0041.
# Build it from the root of the repository:
#   docker build -f deploy/node.Dockerfile -t zubr-node .
ARG BASE=node:24.21.0-bookworm-slim

# Only the files that determine the packages, so that a change of code keeps the layer of packages.
FROM ${BASE} AS manifests
WORKDIR /app
COPY . /sources
RUN cd /sources && find . -name package.json -exec cp --parents {} /app/ \; \
  && cp package-lock.json .npmrc /app/

FROM ${BASE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --ignore-scripts --workspace=@zubr/edge --workspace=@zubr/node && npm cache clean --force

FROM ${BASE}
# The image keeps npm, which downloads the agent's own cores.
ENV NODE_ENV=production HOST=0.0.0.0 NODE_PORT=8443 DATA_DIR=/data npm_config_cache=/data/npm-cache
# restic makes backups, ssh reaches a repository by SFTP, and the last two read archives.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends restic openssh-client ca-certificates libarchive-tools 7zip && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app ./
COPY packages packages
COPY apps/node apps/node
COPY apps/edge apps/edge
COPY deploy/healthcheck.mjs deploy/healthcheck.mjs
COPY deploy/node.mjs deploy/node.mjs
RUN install -d -o 1000 -g 1000 -m 700 /data
USER 1000:1000
EXPOSE 8443 2022 25565
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "deploy/healthcheck.mjs", "http://127.0.0.1:8443/"]
CMD ["node", "deploy/node.mjs"]
