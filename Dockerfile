# syntax=docker/dockerfile:1
# `docker build -t pearl-villas .`; compose.yaml does it. scripts/check-image.ts walks the same stages without Docker.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node --import tsx scripts/gather-runtime.ts /out \
  && mkdir /empty && mkdir -m 700 /empty/data /empty/backups

# No shell, no package manager: libc, libstdc++, certificates and time zones.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out /app
# By their parent, since a folder that is copied by itself loses its mode.
COPY --from=build --chown=65532:65532 /empty/ /
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 UV_THREADPOOL_SIZE=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["/usr/local/bin/node", "scripts/look-alive.js"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["--max-semi-space-size=2", "--v8-pool-size=1", "dist/server/serve.js"]
