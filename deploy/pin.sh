#!/bin/sh
# Names the images of compose.yaml by their digests: `sh deploy/pin.sh > deploy/images.env`.
# A tag can be given to another image at any time, a digest cannot. Run it again to take up newer images.
# ENGINE=podman uses podman instead of docker.
set -eu

pin() {
    "${ENGINE:-docker}" pull --quiet "$2" >&2
    digest=$("${ENGINE:-docker}" image inspect --format '{{index .RepoDigests 0}}' "$2")
    echo "$1=$digest"
}

pin PYTHON_IMAGE python:3.12-slim
pin POSTGRES_IMAGE postgres:18
pin VALKEY_IMAGE valkey/valkey:9
pin CADDY_IMAGE caddy:2
