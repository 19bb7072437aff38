-- The name of a file describes no picture: who cannot see it hears the villa's name instead, until staff describe it.
UPDATE villa_images SET alt_text = NULL WHERE alt_text ~* '^[^/ ]+\.(jpe?g|png|gif|webp|heic|heif)$';
