# The public site, and the files of site and panel on the panel's origin. Built from the root of the repository:
#   docker build -f deploy/site.Dockerfile -t zubr-site .
# Bundles, fonts and art are made here; pages at the container's start, since the public addresses stand in them.
ARG BASE=node:24.21.0-bookworm-slim

# Only what decides about packages, so that a change of code leaves the installed packages as they are.
FROM ${BASE} AS manifests
WORKDIR /app
COPY . /sources
RUN cd /sources && find . -name package.json -exec cp --parents {} /app/ \; \
  && cp package-lock.json .npmrc /app/

FROM ${BASE} AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --include=dev --ignore-scripts --workspace=@zubr/site --workspace=@zubr/panel --workspace=@zubr/ui
COPY packages packages
COPY content content
COPY scripts scripts
COPY apps/site apps/site
COPY apps/panel apps/panel
RUN node scripts/build.mjs

FROM ${BASE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --ignore-scripts --workspace=@zubr/site && npm cache clean --force

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 SITE_PORT=3000 PANEL_PORT=3100 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY packages packages
COPY content content
COPY apps/site apps/site
COPY apps/panel apps/panel
COPY --from=build /app/packages/ui/art packages/ui/art
COPY --from=build /app/packages/ui/fonts packages/ui/fonts
COPY --from=build /app/apps/site/build apps/site/build
COPY --from=build /app/apps/panel/build apps/panel/build
COPY deploy/healthcheck.mjs deploy/healthcheck.mjs
# All that is ever written: pages made at the start, previews drawn when asked for, the last published state.
RUN install -d -o 1000 -g 1000 -m 700 /data apps/site/build/pages .cache/previews
USER 1000:1000
EXPOSE 3000 3100
# A kept file, which is answered in maintenance mode too. Making the pages takes the start some seconds.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "deploy/healthcheck.mjs", "http://127.0.0.1:3000/favicon.svg"]
CMD ["node", "apps/site/server/main.ts"]
