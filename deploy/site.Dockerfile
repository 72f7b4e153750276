# The public site, and the files of site and panel on the panel's origin. Build it from the root of the repository:
#   docker build -f deploy/site.Dockerfile -t zubr-site .
# Builds bundles, fonts and art. The container renders the pages at its start, because they contain the public addresses.
ARG BASE=node:24.21.0-bookworm-slim

# Only the files that determine the packages, so that a change of code keeps the layer of packages.
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
# The only files that are written: pages at the start, previews on request, the last published state.
RUN install -d -o 1000 -g 1000 -m 700 /data apps/site/build/pages .cache/previews
USER 1000:1000
EXPOSE 3000 3100
# A static file, which is also answered in maintenance mode. Rendering the pages at the start takes some seconds.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "deploy/healthcheck.mjs", "http://127.0.0.1:3000/favicon.svg"]
CMD ["node", "apps/site/server/main.ts"]
